import { Icon } from '../ui/icon.tsx';

export const SearchIcon = () => (
  <Icon stroke="1.8" fill="none">
    <circle cx="7" cy="7" r="5" />
    <path d="m11 11 4 4" />
  </Icon>
);

export const ThemeIcon = () => (
  <Icon size={18} stroke="1.7" fill="none">
    <circle cx="9" cy="9" r="6.6" />
    <path d="M9 2.4a6.6 6.6 0 0 1 0 13.2z" fill="currentColor" />
  </Icon>
);

export const MenuIcon = () => (
  <Icon size={18} stroke="1.8">
    <path d="M2 4.5h14M2 9h14M2 13.5h14" />
  </Icon>
);

export const StarIcon = () => (
  <Icon stroke="1.5" join="round">
    <path d="m8 1.6 1.9 4.2 4.5.5-3.4 3 1 4.5L8 11.5l-4 2.3 1-4.5-3.4-3 4.5-.5z" />
  </Icon>
);
