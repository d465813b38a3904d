import type { ReactNode } from 'react';
import type { WornItemFragment } from '#graphql/generated/documents.ts';
import type { ArmoryGroup, ArmorySlot, SlotPicture } from '#lib/game/armory/armory-groups.ts';
import { Panel } from '../ui/page/panel.tsx';
import { WornSlot } from './worn-slot.tsx';
import { staticImages } from '#lib/url/image/static-images.ts';
import styles from './armory.module.css';

interface Props {
  readonly group: ArmoryGroup<WornItemFragment>;
  /** The character's id; null for items that no character wears. */
  readonly wornBy: string | null;
  /** Names the wearer where a page has two. */
  readonly of?: string;
  /** Links that change a slot. */
  readonly actions?: (slot: ArmorySlot<WornItemFragment>) => ReactNode;
}

/** A group of slots with the items in them. */
export function SlotPanel({ group: { title, slots }, wornBy, of, actions }: Props) {
  return (
    <Panel as="section" ornate aria-label={of ? `${title}, ${of}` : title}>
      <h2 className="px-5 pt-4 pb-2 text-lg narrow:px-4">{title}</h2>
      <ul className="px-2 pb-2.5">
        {slots.map((each) => (
          <li key={each.key} className={actions && 'grid grid-cols-[minmax(0,1fr)_auto] items-center'}>
            <Slot slot={each} wornBy={wornBy} />
            {actions?.(each)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface SlotProps extends Pick<Props, 'wornBy'> {
  readonly slot: ArmorySlot<WornItemFragment>;
}

function Slot({ slot: { slot, label, worn, picture }, wornBy }: SlotProps) {
  if (!worn) return picture && <EmptySlot label={label} picture={picture} />;
  const owner = slot === null || wornBy === null ? null : { wornBy, slot };
  return <WornSlot label={label} worn={worn} owner={owner} />;
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
