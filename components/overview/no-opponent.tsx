import { NotFound } from '../ui/page/not-found.tsx';

/** The message for a comparison whose other side does not exist. */
export const NoOpponent = ({ what }: { readonly what: 'character' | 'guild' }) => (
  <NotFound>
    <p className="text-muted">There is no other {what} with this name or number.</p>
  </NotFound>
);
