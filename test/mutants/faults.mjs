/**
 * Small faults that tests once missed. `fault` replaces `code`, which occurs once in `file` within `src`; `test`, a
 * file of unit tests, or a file of browser tests and a title in it, must then fail.
 * @typedef {{ file: string, code: string, fault: string, test: string }} Fault
 */

/** @param {string} file @param {string} test @param {...[code: string, fault: string]} changes @returns {Fault[]} */
const inFile = (file, test, ...changes) => changes.map(([code, fault]) => ({ file, code, fault, test }))

export const FAULTS = [
  ...inFile('model/changes/reducer.ts', 'test/model/changes/reducer.test.ts', [
    'if (action.tocht.id in draft.tochten) return',
    'if (action.tocht.id in draft.bin) return',
  ]),
  ...inFile(
    'model/undo/history.ts',
    'test/model/undo/history.test.ts',
    ['  isThere(state, scope) && lastStep', '  lastStep'],
    [
      'const step = steps[done]\n  if (!step || !isThere(state, scope)) return undefined',
      'const step = steps[done]\n  if (!step) return undefined',
    ],
    [
      "if (!step || !isThere(state, scope)) return undefined\n  const applied = applyStep(state, step, 'inverse')",
      "if (!step) return undefined\n  const applied = applyStep(state, step, 'inverse')",
    ],
  ),
  ...inFile(
    'model/fishbone/readFishbone.ts',
    'test/model/fishbone/readFishbone.test.ts',
    ['count > MOST_ROWS', 'count >= MOST_ROWS'],
    ['top > rowY(-2)', 'top >= rowY(-2)'],
    ['top > rowY(-2)', 'top > rowY(-1)'],
    ['bottom >= rowY(0) &&', 'bottom > rowY(0) &&'],
    ['bottom > top', 'bottom >= top'],
    ['if (LOOKS.some((look) => element[look] && !looks.includes(look))) return undefined\n', ''],
  ),
  ...inFile('model/sheet/readSheet.ts', 'test/render/sheetChoices.test.ts', [
    'lineWeight: oneOf(LINE_WEIGHTS)',
    'lineWeight: (stored) => stored',
  ]),
  ...inFile(
    'model/texts/metres.ts',
    'test/model/texts/metres.test.ts',
    ['/^\\d{1,3}([.,\\s]', '/\\d{1,3}([.,\\s]'],
    ['/^\\d{1,3}([.,\\s]', '/^\\d+([.,\\s]'],
    ['\\d{3})+$/', '\\d{3})+/'],
  ),
  ...inFile(
    'model/undo/applyStep.ts',
    'test/model/undo/history.test.ts',
    ['listed.length === Object.keys(tochten).length &&', ''],
    ['new Set(listed).size === listed.length &&', ''],
  ),
  ...inFile('geometry/line/arrowhead.ts', 'test/geometry/line/arrowhead.test.ts', [
    '>= ARROW_LOOKBACK',
    '> ARROW_LOOKBACK',
  ]),
  ...inFile('geometry/bounds.ts', 'test/geometry/bounds.test.ts', [
    'Math.max(box.width, box.height)) / 2)',
    'Math.max(box.width, box.height)))',
  ]),
  ...inFile(
    'geometry/transform.ts',
    'test/geometry/transform.test.ts',
    ['distance(fixed, pulled) >= TAP_DISTANCE && ', ''],
    ['distance(fixed, pulled) >= TAP_DISTANCE', 'distance(fixed, pulled) > TAP_DISTANCE'],
    ['distance(fixed, to) < TAP_DISTANCE', 'distance(fixed, to) <= TAP_DISTANCE'],
  ),
  ...inFile(
    'gesture/adjust.ts',
    'test/gesture/adjust.test.ts',
    ['right - left > bottom - top', 'right - left >= bottom - top'],
    ['left >= TURN_HANDLE_DISTANCE', 'left > TURN_HANDLE_DISTANCE'],
    ['jointsOf(scene.elements.filter((_, other) => other !== index))', 'jointsOf(scene.elements)'],
  ),
  ...inFile(
    'geometry/line/curve.ts',
    'test/geometry/line/curve.test.ts',
    ['if (whole > most + mostAfter) return undefined', ''],
    ['Math.min(Math.max((whole * one) / (one + other), whole - mostAfter), most)', 'whole / 2'],
  ),
  ...inFile(
    'geometry/line/joints.ts',
    'test/geometry/line/joints.test.ts',
    ['road !== start?.road && ', ''],
    ['Math.max(reach, 2 * distance(at, end))', 'reach'],
  ),
  ...inFile('gesture/drawStroke.ts', 'test/gesture/drawStroke.test.ts', ['|| straighten || !at', '|| !at']),
  ...inFile('model/fishbone/rowsSince.ts', 'test/model/fishbone/rowsSince.test.ts', [
    'fromEnd !== undefined && place === rows.length - 1 - fromEnd ? place : undefined',
    'place',
  ]),
  ...inFile('storage/ownWork.ts', 'test/storage/fishbonePages.test.ts', [
    "if (operation.type === 'redo') return operation.scope\n",
    '',
  ]),
  ...inFile(
    'storage/persistence.ts',
    'test/storage/start.test.ts',
    ['if (!first || mirrorWritten || journal.mirrorIsBehind()) writeMirror()', 'writeMirror()'],
    ['mirrorWritten || journal.mirrorIsBehind()', 'mirrorWritten'],
  ),
  ...inFile(
    'storage/journal.ts',
    'test/storage/persistence.test.ts',
    ['highest = Math.max(highest, revision)', ''],
    ['highest = Math.max(highest, revision)', 'highest = revision'],
  ),
  ...inFile(
    'storage/journal.ts',
    'test/storage/start.test.ts',
    ['...(base ? known() : beforeAnswer)', '...known()'],
    ['...(mirror ? foreignTextAsDone(mirror) : []), ', ''],
  ),
  ...inFile(
    'storage/mirror/reconcile.ts',
    'test/storage/start.test.ts',
    ['tocht.id !== state.order[place] || !standing', '!standing'],
    ['|| standing.revision !== revisions[tocht.id]', ''],
  ),
  ...inFile(
    'storage/database/head.ts',
    'test/storage/database/head.test.ts',
    ['.slice(-MOST_RECENT_TABS)', ''],
    ['.slice(-MOST_RECENT_TABS)', '.slice(0, MOST_RECENT_TABS)'],
    ['[...others, ...done]', '[...done, ...others]'],
  ),
  ...inFile(
    'storage/outside/link.ts',
    'test/storage/outside/link.test.ts',
    ['DEFAULTS[key] !== value', 'key !== value'],
    ['at < 0 || isJson', 'at < 0'],
  ),
  ...inFile('storage/mirror/mirror.ts', 'test/storage/mirror/mirror.test.ts', [
    '  Object.keys(state.bin).join() === Object.keys(committed.bin).join() &&\n',
    '',
  ]),
  ...inFile(
    'storage/database/records.ts',
    'test/storage/database/records.test.ts',
    ['ids.has(id) || drawings', 'drawings'],
    ['drawings.some((one)', 'drawings.every((one)'],
  ),
  ...inFile('storage/database/inkRecords.ts', 'test/storage/database/records.test.ts', [
    'elements && elements.length > 0)',
    'elements)',
  ]),
  ...inFile(
    'storage/database/stepRecords.ts',
    'test/storage/database/stepRecords.test.ts',
    ['!isThere(state, scope) && !named.has(scope)', '!isThere(state, scope)'],
    ['!isThere(state, scope) && !named.has(scope)', '!named.has(scope)'],
  ),
  ...inFile(
    'storage/database/stored.ts',
    'test/storage/start.test.ts',
    ['id in tochten && !order.includes(id)', 'id in tochten'],
    ['id in tochten && !order.includes(id)', '!order.includes(id)'],
  ),
  ...inFile('storage/outside/importParts.ts', 'test/storage/outside/importParts.test.ts', ['    points = 0\n', '']),
  ...inFile('storage/database/database.ts', 'test/storage/database/database.test.ts', [
    ", { durability: 'strict' }",
    '',
  ]),
  ...inFile('store/store.ts', 'test/store/store.test.ts', ['    contents = after\n', '']),
  ...inFile(
    'pdf/drawnText.ts',
    'test/pdf/drawnText.test.ts',
    ['+ 2 * ROOM', '+ ROOM'],
    ['from: 0.5, colour', 'from: 0.4, colour'],
    ['from: 0.5, colour', 'from: 0.6, colour'],
    ['alpha > 200 && light', 'light'],
  ),
  ...inFile('render/font/subsetFont.ts', 'test/render/font/subsetFont.test.ts', [
    "tables.get('hhea')?.setUint16(34, glyphs.length)",
    '',
  ]),
  ...inFile(
    'pdf/pdfWriter.ts',
    'test/pdf/pdfWriter.test.ts',
    ['putOnlyUsedFonts: true', 'putOnlyUsedFonts: false'],
    ["    floatPrecision: 'smart',\n", ''],
    ['x + box.x', 'box.x'],
    ['y + box.y', 'box.y'],
    ['a.page.number - b.page.number', '0'],
  ),
  ...inFile(
    'pdf/pageLabels.ts',
    'test/pdf/pdfWriter.test.ts',
    ['second === first + 1 ?', 'second !== undefined ?'],
    ['String(index + 1)', 'String(index)'],
  ),
  ...inFile(
    'render/sheet/imposition.ts',
    'test/render/sheet/imposition.test.ts',
    ['side % 2 === 0 ?', 'side % 2 === 1 ?'],
    ['4 * sheets - 1', '4 * sheets'],
    ["options.imposition === 'two' ?", 'options.imposition ?'],
    ['width > height ? { x: width / 2', 'width > 0 ? { x: width / 2'],
  ),
  ...inFile('render/sheet/sheetPaper.ts', 'test/render/sheet/imposition.test.ts', [
    'imposition ? [height / 2, width]',
    'imposition ? [width / 2, height]',
  ]),
  ...inFile(
    'model/legs.ts',
    'test/model/legs.test.ts',
    ['(index < last || isToFinish)', 'index < last'],
    ['isSince || (index === 0 && !isFromStart)', 'isSince'],
    ['sumOf(legs.slice(stop))', 'sumOf(legs.slice(stop + 1))'],
    ["layout === 'table' && drawings.at(-1)", 'drawings.at(-1)'],
  ),
  ...inFile('model/undo/applyStep.ts', 'test/model/undo/history.test.ts', ['      keepPrinted(draft, state)\n', '']),
  ...inFile(
    'geometry/junction/signsIn.ts',
    'test/geometry/junction/signsIn.test.ts',
    ['pieces.filter(({ element }) => !signs.has(element))', 'pieces'],
    ['junction?.roundabout ?? false', 'false'],
  ),
  ...inFile('geometry/erasing/withoutErasedEnds.ts', 'test/geometry/erasing/withoutErasedEnds.test.ts', [
    'outline.every(',
    'outline.some(',
  ]),
  ...inFile('geometry/erasing/erasers.ts', 'test/geometry/erasing/withoutErasedEnds.test.ts', [
    'later = later.slice(1)',
    'later = erasers',
  ]),
  ...inFile('geometry/junction/wayOf.ts', 'test/geometry/junction/wayOf.test.ts', [
    '!ink || doubts.length > 0',
    '!ink',
  ]),
  ...inFile(
    'render/legend/legend.ts',
    'test/render/legend/legend.test.ts',
    ['new Set(numbers).size < numbers.length', 'true'],
    ['drawn.some(({ lines }) => lines.has(sign))', 'true'],
  ),
  ...inFile(
    'render/legend/placeLegend.ts',
    'test/render/legend/legend.test.ts',
    ['set.isWhole && set.height <= place.height', 'set.isWhole'],
    ['bodies.length <= mostPages &&', ''],
  ),
  ...inFile(
    'render/boxes/sheetTable.ts',
    'test/render/boxes/sheetTable.test.ts',
    ['texts: [head, ...', 'texts: [...'],
    ["row.item.kind === 'drawing' ? filling :", "row.item.kind === 'drawing' ? TABLE_ROW :"],
  ),
  ...inFile('render/boxes/cellShape.ts', 'test/render/sheet/sheet.test.ts', [
    '(rows - 1) * CELL_GAP) / rows',
    'rows * CELL_GAP) / rows',
  ]),
  ...inFile(
    'render/boxes/cellGrid.ts',
    'test/render/fewestPages.test.ts',
    ['isOnThem(most) ? most :', 'isOnThem(most) ? least :'],
    ['gridFor(least))', 'gridFor(most))'],
  ),
  ...inFile(
    'render/boxes/cellTexts.ts',
    'test/render/sheet/sheet.test.ts',
    ['lines.length - 1 - index', 'index'],
    ['lines.length - 1 - index', 'lines.length - index'],
  ),
  ...inFile('render/sheet/sheetFrame.ts', 'test/render/sheet/sheet.test.ts', [
    '(LOGO_SIZE + 2 * CELL_GAP)',
    '(LOGO_SIZE + CELL_GAP)',
  ]),
  ...inFile(
    'render/sheet/sheetText.ts',
    'test/render/sheet/sheet.test.ts',
    ['(height + size * CAP_HEIGHT) / 2', '(height - size * CAP_HEIGHT) / 2'],
    ['(height + size * CAP_HEIGHT) / 2', '(height + size) / 2'],
  ),
  ...inFile(
    'render/sheet/sheetText.ts',
    'test/render/sheet/sheetText.test.ts',
    ['size >= smallest ?', 'size > smallest ?'],
    ['kept.trimEnd()', 'kept'],
  ),
  ...inFile(
    'render/strips.ts',
    'test/render/strips.test.ts',
    ['+ STRIP_GAP) - STRIP_GAP', '+ STRIP_GAP)'],
    ['joinLetter(Math.floor(index / LETTERS) - 1)', 'joinLetter(Math.floor(index / LETTERS))'],
    ['index < LETTERS ?', 'index <= LETTERS ?'],
  ),
  ...inFile('pdf/clipErasers.ts', 'test/pdf/clipErasers.test.ts', ['uncovered(lines, width, region)', 'lines']),
  ...inFile('render/sheet/sheetFishbones.ts', 'test/render/wholeTexts.test.ts', [
    'strips,\n      isNoteCut,',
    'strips,\n      isNoteCut: false,',
  ]),
  ...inFile('render/sheet/sheetFishbones.ts', 'test/render/sheet/sheetFishbones.test.ts', [
    '(index + 1) * STRIP_NOTE_LINE_HEIGHT',
    'index * STRIP_NOTE_LINE_HEIGHT',
  ]),
  ...inFile('ui/canvas/attachPointers.ts', 'test/ui/canvas/attachPointers.test.ts', [
    'coalesced(event).map(placing.place)',
    '[placing.place(event)]',
  ]),
  ...inFile('ui/freeDraw/useSelection.ts', 'test/e2e/selecting.spec.ts › Undo of a nudge', [
    'element === nudged',
    'true',
  ]),
  ...inFile('ui/arrival/useAdd.ts', 'test/e2e/handOver.spec.ts › of several tochten', [
    '!only || others.length > 0',
    '!only',
  ]),
  ...inFile('ui/export/making/usePreparedPdf.ts', 'test/e2e/export.spec.ts › changed since', [
    'if (latest.current !== wanted.current) latest.current?.cancel()',
    '',
  ]),
  ...inFile('ui/export/pages/PrintedPart.tsx', 'test/e2e/export.spec.ts › own print', [
    "    addEventListener('beforeprint', onBegin)\n",
    '',
  ]),
  ...inFile('model/junction.ts', 'test/model/junction.test.ts', [
    "staggered === 'none' ? 0 : (arms",
    'false ? 0 : (arms',
  ]),
  ...inFile(
    'model/adopt.ts',
    'test/model/adopt.test.ts',
    ['merge ? adoption.dropped.filter((id) => !(id in state.tochten)) : adoption.dropped', 'adoption.dropped'],
    ['if (place >= 0) unmatched.splice(place, 1)\n', ''],
    ['timeOf(other.check) > timeOf(drawing.check)', 'timeOf(other.check) < timeOf(drawing.check)'],
    ['{ ...tocht, ...here, drawings', '{ ...here, ...tocht, drawings'],
    ['{ ...other, ...drawing, ...(check', '{ ...drawing, ...(check'],
    ['.filter(([id]) => !replaced.has(id))', ''],
  ),
  ...inFile('model/sheet/drawingFaults.ts', 'test/model/sheet/printCheck.test.ts', [
    '|| element.erase) return false',
    ') return false',
  ]),
  ...inFile('model/sheet/printCheck.ts', 'test/model/sheet/printCheck.test.ts', [
    'element.icon.index >= ICONS.length',
    'element.icon.index > ICONS.length',
  ]),
  ...inFile('model/fieldCheck.ts', 'test/model/sheet/printCheck.test.ts', [
    "state === 'checked' || state === 'wrong'",
    "state === 'checked'",
  ]),
  ...inFile('model/missingDrawings.ts', 'test/model/missingDrawings.test.ts', [' || next in state.tochten', '']),
  ...inFile('model/newest.ts', 'test/model/newest.test.ts', ['all + size > limits.all', 'all + size >= limits.all']),
  ...inFile(
    'model/undo/historyLimits.ts',
    'test/model/undo/historyLimits.test.ts',
    ['gone > line.done\n', 'gone >= line.done\n'],
    ['first: line.first + gone', 'first: line.first'],
  ),
  ...inFile('model/texts/phoneNumbers.ts', 'test/model/texts/phoneNumbers.test.ts', ['{5,}', '{4,}']),
  ...inFile('model/bin.ts', 'test/model/bin.test.ts', ['day === dayOf(binned.when) || ', '']),
  ...inFile('geometry/line/joints.ts', 'test/geometry/line/joints.test.ts', ['corners.filter(isElsewhere)', 'corners']),
  ...inFile(
    'geometry/line/straighten.ts',
    'test/geometry/line/straighten.test.ts',
    ['Math.min(turn, 2 * Math.PI - turn)', 'turn'],
    ['squared(cornersBetween(legs))', 'cornersBetween(legs)'],
  ),
  ...inFile(
    'geometry/junction/writeJunction.ts',
    'test/geometry/junction/writeJunction.test.ts',
    ['Math.min(EXIT_LENGTH, canvas.width / 2 - EXIT_EDGE)', 'EXIT_LENGTH'],
    ['roundaboutPlaces(frame, exit.direction).slice(1)', 'roundaboutPlaces(frame, exit.direction)'],
    ['Math.max(length * share, least)', 'length * share'],
    ['placeAt(middle, frame.turned + side,', 'placeAt(middle, side,'],
    ['barAcross(frame, from, direction), false)', 'barAcross(frame, from, direction), unpaved)'],
  ),
  ...inFile('geometry/junction/cutStroke.ts', 'test/geometry/junction/cutStroke.test.ts', [
    'if (last && isSame(last.becomes, part.becomes))',
    'if (false && last)',
  ]),
  ...inFile(
    'geometry/junction/barOn.ts',
    'test/geometry/junction/cutStroke.test.ts',
    ['isOutward ? from + reach : to - reach', 'from + reach'],
    ['Math.min(BAR_PLACE, BAR_SHARE * (to - from))', 'BAR_PLACE'],
  ),
  ...inFile(
    'geometry/directions.ts',
    'test/geometry/directions.test.ts',
    ['isNear && (second', '(second'],
    ['EIGHTH_DEGREES / 2)', 'EIGHTH_DEGREES)'],
  ),
  ...inFile('route/read/readGpx.ts', 'test/route/read/readRoute.test.ts', [
    "if (name === 'name') names",
    'if (parent && name) names',
  ]),
  ...inFile(
    'route/recordedRoute.ts',
    'test/route/recordedRoute.test.ts',
    ['points.length > ROUTE_POINTS', 'points.length >= ROUTE_POINTS'],
    ['metres > ROUTE_JUMP', 'metres >= 2 * ROUTE_JUMP'],
  ),
  ...inFile(
    'route/read/readOverpass.ts',
    'test/route/read/readRoads.test.ts',
    ['keys.length === geometry.length', 'true'],
    ["&& /error/i.test(value['remark'])", ''],
  ),
  ...inFile('route/read/readOsm.ts', 'test/route/read/readRoads.test.ts', [
    "if (way.tags['highway'] !== undefined) ways.push(way)",
    'ways.push(way)',
  ]),
  ...inFile('route/roads.ts', 'test/route/read/readRoads.test.ts', [
    'else if (parts.at(-1)?.at(-1)?.key !== node.key)',
    'else',
  ]),
  ...inFile(
    'route/match/highway.ts',
    'test/route/boxes.test.ts',
    ["|| area === 'yes'", ''],
    ["tracktype !== 'grade1'", "tracktype !== 'grade2'"],
    [".replace(/_link$/, '')", ''],
    ["tags['name'] ?? tags['ref'] ?? ''", "tags['name'] ?? ''"],
  ),
  ...inFile(
    'route/boxes/boxDoubts.ts',
    'test/route/boxes.test.ts',
    ['> MOST_JUNCTION_NODES', '> 100'],
    ['first * second < 0 && ', ''],
    ['way.bearing < SHARP_DEGREES || ', ''],
    ['> FAR_FROM_TRACK', '> 10 * FAR_FROM_TRACK'],
    ['> CURVED_DEGREES', '> 360'],
  ),
  ...inFile('route/boxes/boxJunction.ts', 'test/route/boxes.test.ts', ['> MOVED_DEGREES', '> 360']),
  ...inFile('route/boxes/arms.ts', 'test/route/boxes.test.ts', ['if (length > ISLAND_LENGTH) return true\n', '']),
  ...inFile('route/match/deadEnds.ts', 'test/route/boxes.test.ts', [
    '? SHORTEST_CROSSING : SHORTEST_DEAD_END',
    '? SHORTEST_DEAD_END : SHORTEST_DEAD_END',
  ]),
  ...inFile('route/boxes/chooseBoxes.ts', 'test/route/boxes/chooseBoxes.test.ts', [
    'doubtful > MOST_DOUBTFUL',
    'doubtful >= MOST_DOUBTFUL',
  ]),
  ...inFile('route/roadsBox.ts', 'test/route/roadsQuery.test.ts', [
    'outward(lat.least - north, Math.floor)',
    'outward(lat.least - north, Math.ceil)',
  ]),
  ...inFile('model/sheet/printCode.ts', 'test/model/sheet/printCode.test.ts', [
    'JSON.stringify([name.trim(), ',
    'JSON.stringify([name, ',
  ]),
  ...inFile('model/changes/changeDrawingList.ts', 'test/model/changes/deletedLegs.test.ts', [
    'if (!from) tocht.sheet = { ...tocht.sheet, toFirst: sum }',
    'if (!from) tocht.sheet = { toFirst: sum }',
  ]),
  ...inFile('model/texts/metres.ts', 'test/model/texts/metres.test.ts', [
    'far >= FURTHEST_BARE_FRACTION',
    'far > FURTHEST_BARE_FRACTION',
  ]),
  ...inFile('render/check/crowded.ts', 'test/render/check/crowded.test.ts', [
    '&& !isUnder(index * step, EDITOR_PEN)',
    '',
  ]),
  ...inFile('render/check/iconCovers.ts', 'test/render/check/crowded.test.ts', ['...cornersOf(stroke.points),', '']),
  ...inFile(
    'geometry/junction/changeJunction.ts',
    'test/geometry/junction/changeJunction.test.ts',
    ['arm.at !== after.at && next.roundabout === junction.roundabout', 'arm.at !== after.at'],
    ['circle: false, dashed: unpaved', 'dashed: unpaved'],
    ['points: one.points.slice(1) }]', 'points: one.points }]'],
    ['isMoved && after.blocked ?', 'isMoved && false ?'],
    ['...(roundabout ? { roundaboutRadius: roundabout.radius } : {}),', ''],
    ['&& other.at === found.one.at)', '&& false)'],
  ),
  ...inFile(
    'geometry/junction/readJunction.ts',
    'test/geometry/junction/readJunction.test.ts',
    ['bars.length + doubtfulBars.length > 0', 'bars.length > 0'],
    ['closed.filter(({ isWhole }) => isWhole)', 'closed'],
  ),
  ...inFile(
    'geometry/junction/roundabout.ts',
    'test/geometry/junction/readJunction.test.ts',
    ['aside <= ROUNDABOUT_ENTRY ?', 'true ?'],
    ['>= ROUND_ENOUGH', '>= 0'],
  ),
  ...inFile(
    'gesture/drawStroke.ts',
    'test/gesture/drawStroke.test.ts',
    ['(end ? [...straight.slice(0, -1), end] : straight)', 'straight'],
    ['points.length > 1 && isAcross(start', 'isAcross(start'],
    ['tool.erase || straighten', 'straighten'],
  ),
  ...inFile('gesture/adjust.ts', 'test/gesture/adjust.test.ts', [
    "if (!element || grip === 'turn') return false",
    'if (!element) return false',
  ]),
  ...inFile('render/boxes/sheetTable.ts', 'test/render/boxes/sheetTable.test.ts', [
    "shared('total', 'remaining')",
    "shared('total')",
  ]),
  ...inFile(
    'render/sheet/sheetRemarks.ts',
    'test/render/sheet/sheetRemarks.test.ts',
    ['imposition: undefined, emphasis: false', 'emphasis: false'],
    ['behind + page.number', 'page.number'],
  ),
  ...inFile('ui/overview/details/pastedDistances.ts', 'test/ui/overview/details/pastedDistances.test.ts', [
    '/\\r\\n|\\r|\\n/',
    '/\\n/',
  ]),
  ...inFile(
    'ui/freeDraw/ring/ringKeys.ts',
    'test/ui/freeDraw/ringKeys.test.ts',
    ['shiftKey && code !== `Digit${key}`', 'shiftKey'],
    ["[2, 4, 'KeyA']", "[2, 4, 'KeyQ']"],
  ),
]

/**
 * Faults that no test can detect, and why.
 * @type {readonly { file: string, code: string, fault: string, why: string }[]}
 */
export const EXCUSED = [
  {
    file: 'model/changes/order.ts',
    code: 'order.indexOf(dragged) < place',
    fault: 'order.indexOf(dragged) <= place',
    why: 'Before itself and before the next one are the same place for a drawing that is dragged over itself.',
  },
  {
    file: 'model/texts/metres.ts',
    code: '\\d{3})+$/',
    fault: '\\d{3})$/',
    why: 'Two groups make a million metres, which is too far; but for noughts in front, which nobody writes.',
  },
  {
    file: 'storage/persistence.ts',
    code: '!first || mirrorWritten ||',
    fault: 'mirrorWritten ||',
    why: 'A write by another tab changes the list or a revision, so the mirror of the start is behind, too.',
  },
  {
    file: 'storage/mirror/reconcile.ts',
    code: ' || standing.ahead,',
    fault: ',',
    why: 'Work in a mirror that is ahead is recovered at the start, and written to both copies with the next commit.',
  },
  {
    file: 'pdf/drawnText.ts',
    code: 'Math.ceil(widthOf(text) * FALLBACK_EM)',
    fault: 'Math.floor(widthOf(text) * FALLBACK_EM)',
    why: 'There is room of 32 pixels beside the text: one more or less is not seen.',
  },
  {
    file: 'model/junction.ts',
    code: 'Math.max(...left) + JUNCTION_REACH <= Math.min(...right)',
    fault: 'Math.max(...left) + JUNCTION_REACH < Math.min(...right)',
    why: 'Only the rounding of a drawn place, by less than a unit, can make the distance exactly the reach.',
  },
  {
    file: 'geometry/line/keptPoints.ts',
    code: 'drawn.indexOf(piece.to, place + 1)',
    fault: 'drawn.indexOf(piece.to)',
    why: 'Each drawn point is an object of its own: the search begins later only to be faster.',
  },
  {
    file: 'route/boxes/boxDoubts.ts',
    code: ' && box.pass.from > CLOSE_BOXES',
    fault: '',
    why: 'A junction so near to the start has no box, because too little was walked (LEAST_WALKED).',
  },
  {
    file: 'pdf/pageLabels.ts',
    code: 'const [first = 0, second]',
    fault: 'const [first = 1, second]',
    why: 'A side without a first page has no second one either.',
  },
]
