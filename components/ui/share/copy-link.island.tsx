'use client';

import { type MouseEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';

interface Props {
  /** The address of a text. */
  readonly href: string;
  readonly className: string;
  /** Replaces the label for a moment after the text was copied. */
  readonly done: ReactNode;
  readonly children: ReactNode;
}

/**
 * A link to a text that, where scripts run and may use the clipboard, copies it. Elsewhere it is followed. It appears
 * once its script is there: a click before that would leave the page.
 */
export function CopyLink({ href, className, done, children }: Props) {
  const works = useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    const timer = copied && setTimeout(() => setCopied(false), 3000);
    return () => clearTimeout(timer || undefined);
  }, [copied]);

  const copy = async (event: MouseEvent) => {
    if (!navigator.clipboard || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // The page may have been sorted since it was sent.
    const address = href.replace(/\?.*|$/, location.search);
    try {
      // Some browsers only accept content that comes after the click as a promise made within it.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': textOf(address) })]);
      setCopied(true);
    } catch {
      location.assign(address);
    }
  };

  return (
    <>
      <a
        href={href}
        rel="nofollow"
        className={works ? className : `${className} invisible noscript:visible`}
        onClick={copy}
      >
        {copied ? done : children}
      </a>
      <span role="status" className="sr-only">
        {copied && 'Copied'}
      </span>
    </>
  );
}

/** Subscribes to nothing: once scripts run, they stay. */
const unchanging = () => () => undefined;

async function textOf(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return new Blob([await response.text()], { type: 'text/plain' });
}
