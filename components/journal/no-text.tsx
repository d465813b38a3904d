import { Panel } from '../ui/panel.tsx';

/** Stands where there is nothing to read. */
export const NoText = ({ children }: { readonly children: string }) => (
  <Panel ornate as="p" className="px-10 py-8 text-md text-muted italic narrow:px-4.5 narrow:py-6">
    {children}
  </Panel>
);
