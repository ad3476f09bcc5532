/** The rows of a table of `tables/`, each cut into its cells. */
export const cells = ({ rows }: { rows: readonly string[] }): string[][] => rows.map((row) => row.split('|'))
