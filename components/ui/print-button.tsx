import { Button } from './button.tsx';
import { PRINTS } from './print-page.ts';

/** Prints the page, where scripts run. */
export const PrintButton = () => (
  <Button className="noscript:hidden" {...PRINTS}>
    Print
  </Button>
);
