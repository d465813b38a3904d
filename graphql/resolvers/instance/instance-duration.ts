/** The contract has the duration of one run in whole seconds, though its times are in milliseconds. */
export const wholeSeconds = ({ durationMs }: { durationMs: number }) => Math.floor(durationMs / 1000);
