import type { Upload } from '#contract/media.ts';
import { acceptedProofs, useUpload } from '#web/domain/photos/use-photo-upload.ts';
import { Button } from '#web/ui/button.tsx';
import { PhotoDrop } from '#web/ui/forms/photo-drop.tsx';

type ReceiptFieldProps = {
  /** Undefined keeps the receipt there is, and null removes it. */
  receipt: Upload | null | undefined;
  /** The URL of the receipt there is. */
  kept: string | null;
  error: string | undefined;
  onChange: (receipt: Upload | null) => void;
};

/** A photo or PDF of the receipt. Only its owner can open it. */
export function ReceiptField({ receipt, kept, error, onChange }: ReceiptFieldProps) {
  const { upload, progress, problem } = useUpload(acceptedProofs);
  const send = async (files: File[]) => {
    const [stored] = await upload(files);
    if (stored) onChange(stored);
  };
  const url = receipt === undefined ? kept : receipt?.url;
  return (
    <PhotoDrop
      label={url ? 'Another receipt' : 'Add receipt'}
      hint="A photo or PDF up to 10 MB (optional). Only you see it."
      accept={acceptedProofs}
      progress={progress}
      error={problem ?? error}
      onFiles={(files) => void send(files)}
    >
      {url && (
        <p className="flex flex-wrap items-center gap-3">
          <ReceiptLink url={url} />
          <Button variant="quiet" onClick={() => onChange(null)}>
            Remove receipt
          </Button>
        </p>
      )}
    </PhotoDrop>
  );
}

/** Opens a receipt in a new tab; a PDF is a download. */
export const ReceiptLink = ({ url, of }: { url: string; of?: string }) => (
  <a href={`${url}?size=large`} target="_blank" rel="noreferrer" className="underline">
    Receipt<span className="sr-only">{of && ` of ${of}`}, opens in a new tab</span>
  </a>
);
