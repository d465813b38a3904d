import { NotFound } from '../ui/page/not-found.tsx';

/** Says that the address names nobody whom one could be compared with. */
export const NobodyToCompare = ({ what }: { readonly what: 'character' | 'guild' }) => (
  <NotFound>
    <p className="text-muted">There is no other {what} with this name or number.</p>
  </NotFound>
);
