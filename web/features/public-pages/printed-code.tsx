import { usePrintAlone } from '#web/lib/use-print-alone.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';

/** A sheet for the counter or the van: a code that opens the public page. */
export default function PrintedCode({ url, name }: { url: string; name: string }) {
  const { printing, print } = usePrintAlone();
  return (
    <div className="grid justify-items-start gap-3">
      <figure
        data-print-alone={printing || undefined}
        className="grid justify-items-center gap-3 rounded-m border border-line p-5"
      >
        <p className="text-h3 font-strong wrap-anywhere">{name}</p>
        <QrCode text={url} label={`QR code of ${url}`} className="w-64" />
        <figcaption className="max-w-80 text-center">
          Scan to see our work and ask for a groom
          <span className="block text-s wrap-anywhere text-ink-2">{url.replace(/^https?:\/\//, '')}</span>
        </figcaption>
      </figure>
      <Button variant="primary" onClick={print}>
        <Icon name="print" size="s" />
        Print
      </Button>
    </div>
  );
}
