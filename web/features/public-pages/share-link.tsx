import type { MouseEvent } from 'react';
import { toast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

type ShareLinkProps = { url: string; title: string; className?: string };

/** Opens the device's own sharing, or else copies the address. Without JavaScript it writes an email. */
export function ShareLink({ url, title, className }: ShareLinkProps) {
  const share = async (event: MouseEvent) => {
    event.preventDefault();
    if ('share' in navigator) return navigator.share({ url, title }).catch(() => undefined);
    return copyAddress(url);
  };
  return (
    <Button asChild className={className}>
      <a
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
        onClick={(event) => void share(event)}
      >
        <Icon name="share" size="s" />
        Share
      </a>
    </Button>
  );
}

/** Copies an address and says so. */
export async function copyAddress(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Address copied', description: url });
  } catch {
    toast({ title: 'Copy this address', description: url, duration: Infinity });
  }
}
