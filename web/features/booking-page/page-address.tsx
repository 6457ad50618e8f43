import { useState } from 'react';
import { Link } from 'react-router';
import type { OwnBookingPage } from '#contract/booking-page.ts';
import { bookingPageOf } from '#web/domain/people/public-page-link.ts';
import { useSite } from '#web/domain/site/site.ts';
import { toast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';

type PageAddressProps = {
  page: NonNullable<OwnBookingPage['page']>;
  /** Shows the QR code without a tap. */
  showsCode?: boolean;
};

/** The address of the page, for messages and the counter. */
export function PageAddress({ page, showsCode = false }: PageAddressProps) {
  const { siteUrl } = useSite();
  const [shown, setShown] = useState(showsCode);
  const path = bookingPageOf(page);
  const url = `${siteUrl}${path}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: 'Address copied', description: url });
    } catch {
      toast({ title: 'Copy this address', description: url, duration: Infinity });
    }
  };
  return (
    <div className="grid gap-3">
      <p className="wrap-anywhere">
        <Link to={path} className="font-strong underline">
          {url.replace(/^https?:\/\//, '')}
        </Link>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button aria-label="Copy address for booking" onClick={() => void copy()}>
          <Icon name="copy" size="s" />
          Copy address
        </Button>
        <Button aria-label="QR code for booking" aria-expanded={shown} onClick={() => setShown(!shown)}>
          QR code
        </Button>
      </div>
      {shown && <QrCode text={url} label={`QR code of ${url}`} className="w-56" />}
    </div>
  );
}
