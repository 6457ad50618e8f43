import { toast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

type RecoveryCodesDialogProps = { codes: readonly string[]; onClose: () => void };

/** Shows recovery codes, the only time. */
export default function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const text = codes.join('\n');
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Wagwell recovery codes\n\n${text}\n`)}`;
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast({ title: 'The codes are copied' });
    } catch {
      toast({
        variant: 'destructive',
        title: 'The codes were not copied',
        description: 'Select them and copy them by hand.',
      });
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      onInteractOutside={(event) => event.preventDefault()}
      title="Your recovery codes"
      description="Each signs you in once when your phone is not at hand. They are shown only now: keep them where your password is not."
      actions={
        <>
          <Button onClick={() => void copy()}>
            <Icon name="copy" size="s" />
            Copy
          </Button>
          <Button asChild>
            <a href={file} download="wagwell-recovery-codes.txt">
              <Icon name="download" size="s" />
              Download
            </a>
          </Button>
          <Button variant="primary" onClick={onClose}>
            I have kept them
          </Button>
        </>
      }
    >
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code className="font-strong tabular-nums select-all">{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
