/**
 * Why this version of Node is unsuitable, in one line; `undefined` if it is suitable.
 * @param {string} version such as `20.19.0`
 * @param {string} accepted `engines.node` of package.json: `^a.b.c` and `>=a.b.c`, with `||` between them
 */
export function nodeFault(version, accepted) {
  const fits = accepted.split('||').some((range) => isWithin(numbersOf(version), range.trim()))
  return fits ? undefined : `This is Node ${version}; Tochten needs ${accepted.replace(/ \|\| /g, ' or ')}.`
}

/** @param {readonly number[]} version @param {string} range */
function isWithin(version, range) {
  const least = numbersOf(range)
  const differs = least.findIndex((number, place) => number !== version[place])
  const isEnough = differs === -1 || (version[differs] || 0) > (least[differs] || 0)
  return isEnough && (!range.startsWith('^') || version[0] === least[0])
}

/** @param {string} text */
const numbersOf = (text) => (text.match(/\d+/g) || []).map(Number)
