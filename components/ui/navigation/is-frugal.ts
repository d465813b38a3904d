/** Facts that a browser may tell about its network, which the DOM's types do not know. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Returns true if prefetching would cost the visitor: data saver or a slow connection. */
export function isFrugal(): boolean {
  const { connection } = navigator as { readonly connection?: NetworkInformation };
  return Boolean(connection?.saveData) || Boolean(connection?.effectiveType?.endsWith('2g'));
}
