/** The `Cache-Control` of what never changes at its address: it may be kept for a year, which is for ever. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
