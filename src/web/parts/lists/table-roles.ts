/**
 * Roles of a table that folds, spelled out: laid out as a list on narrow screens, its elements would lose those that they
 * have by nature. `<tr {...tableRole.row}>`.
 */
export const tableRole = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const
