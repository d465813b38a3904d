import type { ReactNode } from 'react';
import type { WornItemFragment } from '#graphql/generated/documents.ts';
import {
  type ArmoryGroup,
  armoryGroups,
  type ArmorySlot,
  type SlotPicture,
} from '#lib/game/armory/armory-groups.ts';
import { joinClasses } from '../ui/join-classes.ts';
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

interface PanelsProps extends Omit<Props, 'group'> {
  readonly items: readonly WornItemFragment[];
  /** Stands below the last group. */
  readonly children?: ReactNode;
  /** One group below the other on wide screens, where something else is beside them. */
  readonly stacked?: boolean;
}

/** All slots with the items in them, group by group. */
export function SlotPanels({ items, children, stacked = false, ...props }: PanelsProps) {
  const [armor, weapons, pockets, ...others] = armoryGroups(items).map((group) => (
    <SlotPanel key={group.title} group={group} {...props} />
  ));
  return (
    <div
      className={joinClasses(
        'grid items-start gap-gap compact:grid-cols-2 narrow:grid-cols-1',
        stacked ? 'grid-cols-1' : 'grid-cols-3',
      )}
    >
      {armor}
      <div className="grid grid-cols-1 gap-gap">
        {weapons}
        {pockets}
      </div>
      <div className="grid items-start gap-gap compact:col-span-2 compact:grid-cols-2 narrow:col-span-1 narrow:grid-cols-1">
        {others}
        {children}
      </div>
    </div>
  );
}

/** A group of slots with the items in them. */
function SlotPanel({ group: { title, slots }, wornBy, of, actions }: Props) {
  return (
    <Panel as="section" ornate aria-label={of ? `${title}, ${of}` : title}>
      <h2 className={joinClasses('px-5 pt-4 pb-2 text-lg narrow:px-4', actions && 'narrow:py-1')}>{title}</h2>
      <ul
        className={joinClasses('group px-2 pb-2.5', actions && `${styles.lines} narrow:pb-0`)}
        data-lines={actions && ''}
      >
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

/** The place of a slot in which nothing is worn. */
function EmptySlot({ label, picture }: { readonly label: string; readonly picture: SlotPicture }) {
  return (
    <div className={styles.slot}>
      <span className={styles.box}>
        <img src={staticImages.slot(picture)} alt="" width={30} height={30} loading="lazy" />
      </span>
      <span>
        <span className="block text-sm text-muted narrow:group-data-[lines]:inline">{label} </span>
        <span className="block text-faint narrow:group-data-[lines]:inline">Empty</span>
      </span>
    </div>
  );
}
