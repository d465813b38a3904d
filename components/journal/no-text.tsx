import { Story } from '../ui/record/story.tsx';

/** Stands where there is nothing to read. */
export const NoText = ({ children }: { readonly children: string }) => (
  <Story words="">
    <p className="text-muted italic">{children}</p>
  </Story>
);
