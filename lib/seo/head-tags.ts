import type { Metadata } from 'next';
