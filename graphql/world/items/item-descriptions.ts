export const LONG_DESCRIPTION = [
  'Found under the third stair of a mill that burned twice.',
  'Its first owner swore that it hummed before rain; its second that it never did; its third could not be asked.',
  'A clerk wrote down everybody who carried it, and the list is longer than the war.',
  'It was lost at cards, won back at knives, and traded for a mule, a bell and a promise.',
  'Those who know say that it is worth a keep. Those who have it say that it is heavy.',
].join(' ');

export const EQUIPMENT_DESCRIPTIONS = [
  'Still smells of the forge.',
  'Somebody scratched a tally into the lining.',
  'Fits better after the first battle.',
  'The maker asked not to be named.',
  'Taken from the field, washed in the river.',
  'Issued to those who came back.',
];

/** Descriptions of items that cannot be equipped. */
export const OTHER_DESCRIPTIONS = [
  'Handle with care.',
  'Merchants will ask no questions.',
  'Worth more to somebody else.',
  'Do not eat.',
  'The seal is broken, which is how you know that it was real.',
  LONG_DESCRIPTION,
];
