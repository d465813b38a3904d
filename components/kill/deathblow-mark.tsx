import { Chip } from '../ui/chip.tsx';

/** Marks who struck last, which need not be whose kill it is. */
export function DeathblowMark() {
  return (
    <Chip title="Struck the last blow">
      <img src="/images/maps/icons/skull_red.svg" alt="" width={14} height={14} />
      Deathblow
    </Chip>
  );
}
