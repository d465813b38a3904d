/** Facts that a browser may tell about its network, which the DOM's types do not know. */
interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Tells whether a visitor pays for, or waits for, what nobody has asked for. */
export function isFrugal(): boolean {
  const { connection } = navigator as { readonly connection?: NetworkInformation };
  return Boolean(connection?.saveData) || Boolean(connection?.effectiveType?.endsWith('2g'));
}
