/** One record as it stands in a file, with the line it begins on; `broken` where it could not even be read. */
export type FileRecord = { line: number; record?: string; request?: unknown; broken?: string };
