/**
 * Awaits a promise for some milliseconds; undefined when it takes longer. A result that has arrived by then but was
 * not read yet, as on a busy machine, still counts.
 */
export async function within<Value>(
  milliseconds: number,
  promise: Promise<Value>,
): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => setImmediate(resolve, undefined), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
