import { useEffect, useState } from 'react';

/** The events of a visitor's first action on a page, with any device. */
const ACTS = ['pointermove', 'pointerdown', 'click', 'keydown', 'wheel', 'touchstart', 'focusin'] as const;

/** True once the visitor has done anything, on this page or on an earlier one of the same document. */
export function useActed(): boolean {
  const [acted, setActed] = useState(false);
  useEffect(() => {
    if (acted) return;
    const note = () => setActed(true);
    if (navigator.userActivation?.hasBeenActive) return note();
    for (const act of ACTS) addEventListener(act, note, { passive: true });
    return () => {
      for (const act of ACTS) removeEventListener(act, note);
    };
  }, [acted]);
  return acted;
}
