/** An element of the page with these classes and contents. */
export const made = (className: string, ...children: (Element | string)[]): HTMLElement => {
  const element = Object.assign(document.createElement('div'), { className })
  element.append(...children)
  return element
}
