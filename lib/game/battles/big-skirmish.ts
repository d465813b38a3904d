/** Players that make a skirmish a big one, as one of the choices of its filter does. */
export const BIG_SKIRMISH = 48;
