/** The duration of a run in whole seconds, as the contract has it, although its times are in milliseconds. */
export const wholeSeconds = ({ durationMs }: { durationMs: number }) => Math.floor(durationMs / 1000);
