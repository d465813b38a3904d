const ICON = /\/icon\/(-?\d{1,10})(?:[/?#.]|$)/;

/**
 * The number of an icon out of the address that the API gives, so that the picture comes from the configured
 * image service and no other. Null when the address has another shape (rules.md: Images).
 * @example iconNumberIn('https://images.example/icon/60004') // 60004
 */
export function iconNumberIn(address: string | null | undefined): number | null {
  const digits = address && ICON.exec(address)?.[1];
  return digits ? Number(digits) : null;
}
