/** The names of a table's columns, written as one line with spaces between. */
export const columnsOf = (line: string): readonly string[] => line.split(' ');
