import type { WornItemFragment } from '#graphql/generated/documents.ts';
import type { ArmoryGroup, SlotPicture } from '#lib/game/armory/armory-groups.ts';
import { Panel } from '../ui/page/panel.tsx';
import { WornSlot } from './worn-slot.tsx';
import { staticImages } from '#lib/url/image/static-images.ts';
import styles from './armory.module.css';

interface Props {
  readonly group: ArmoryGroup<WornItemFragment>;
  /** The character's id. */
  readonly wornBy: string;
}

/** A group of slots with the items in them. */
export function SlotPanel({ group: { title, slots }, wornBy }: Props) {
  return (
    <Panel as="section" ornate aria-label={title}>
      <h2 className="px-5 pt-4 pb-2 text-lg narrow:px-4">{title}</h2>
      <ul className="px-2 pb-2.5">
        {slots.map(({ key, slot, label, worn, picture }) => (
          <li key={key}>
            {worn && <WornSlot label={label} worn={worn} owner={slot === null ? null : { wornBy, slot }} />}
            {!worn && picture && <EmptySlot label={label} picture={picture} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface EmptySlotProps {
  readonly label: string;
  readonly picture: SlotPicture;
}

/** The place of a slot in which nothing is worn. */
function EmptySlot({ label, picture }: EmptySlotProps) {
  return (
    <div className={styles.slot}>
      <span className={styles.box}>
        <img src={staticImages.slot(picture)} alt="" width={30} height={30} loading="lazy" />
      </span>
      <span>
        <span className="block text-sm text-muted">{label}</span>
        <span className="block text-faint">Empty</span>
      </span>
    </div>
  );
}
