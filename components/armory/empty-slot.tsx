import type { SlotPicture } from '#lib/game/armory/armory-groups.ts';
import { staticImages } from '#lib/url/image/static-images.ts';

import styles from './armory.module.css';

interface Props {
  readonly label: string;
  readonly picture: SlotPicture;
}

/** The place of a slot in which nothing is worn. */
export function EmptySlot({ label, picture }: Props) {
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
