const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Replaces the entities of markup, as React writes them, with their characters. */
export const unescape = (markup: string): string =>
  markup.replaceAll(/&([^;]+);/g, (whole, entity) => ENTITIES[entity] ?? whole);
