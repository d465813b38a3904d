interface Named {
  readonly id: string;
  readonly name: string | null;
}

/**
 * What an instance is called; one without a name by its number.
 * @example instanceName({ id: '60', name: ' ' }) // 'Instance #60'
 */
export function instanceName({ id, name }: Named): string {
  return name?.trim() || `Instance #${id}`;
}

/**
 * What an encounter is called; one without a name by its number.
 * @example encounterName({ id: '603', name: 'Solithex' }) // 'Solithex'
 */
export function encounterName({ id, name }: Named): string {
  return name?.trim() || `Encounter #${id}`;
}
