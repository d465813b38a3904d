/**
 * Throttles `work`: the returned function runs it at once, and then at most once in every `pause` milliseconds, however
 * often it is called. The last call is never lost.
 */
export function atMostEvery(pause: number, work: () => void): () => void {
  let isPausing = false;
  let isWanted = false;
  const run = () => {
    isPausing = true;
    isWanted = false;
    work();
    setTimeout(() => {
      isPausing = false;
      if (isWanted) run();
    }, pause).unref();
  };
  return () => {
    if (isPausing) isWanted = true;
    else run();
  };
}
