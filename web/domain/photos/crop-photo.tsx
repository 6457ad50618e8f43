import { clsx } from 'clsx';
import { useState } from 'react';
import Cropper from 'react-easy-crop';
import type { Area, Size } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Actions, Dialog } from '#web/ui/overlays/dialog.tsx';
import { FieldError } from '#web/ui/forms/field.tsx';
import { cropImage } from './crop-image.ts';

/** A chosen photo with an object URL for this page. */
export type ChosenPhoto = { file: File; address: string };
type CropPhotoProps = {
  photo: ChosenPhoto;
  /** Width by height: that of a pet's card, or of a round face. */
  shape?: 'card' | 'face';
  onCropped: (photo: Blob) => void;
  onClose: () => void;
};

const aspects = { card: 5 / 3, face: 1 };

/** Where the buttons move the photo, as parts of the frame. */
const moves = [
  ['left', 'Move left', -0.1, 0],
  ['right', 'Move right', 0.1, 0],
  ['up', 'Move up', 0, -0.1],
  ['down', 'Move down', 0, 0.1],
] as const;

/** The nearest place to `to` that leaves no gap; the photo is larger than its frame by twice `room`. */
const within = (room: number, to: number) => Math.min(Math.max(0, room), Math.max(Math.min(0, -room), to));

/** Dialog to crop a photo: dragging, pinching, arrow keys and buttons move it, and a slider zooms. */
export default function CropPhoto({ photo, shape = 'card', onCropped, onClose }: CropPhotoProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [unreadable, setUnreadable] = useState(false);
  const [media, setMedia] = useState<Size>();
  const [frame, setFrame] = useState<Size>();

  const move = (right: number, down: number) => {
    if (!media || !frame) return;
    setCrop(({ x, y }) => ({
      x: within((media.width * zoom - frame.width) / 2, x + right * frame.width),
      y: within((media.height * zoom - frame.height) / 2, y + down * frame.height),
    }));
  };
  const use = async () => {
    if (!area) return;
    try {
      onCropped(await cropImage(photo.file, area));
    } catch {
      setUnreadable(true);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Crop the photo"
      description="Drag it into place. The arrows work too."
    >
      <div
        className={clsx(
          'relative overflow-hidden rounded-m bg-sunk',
          shape === 'face' ? 'mx-auto aspect-square w-full max-w-80' : 'aspect-5/3',
        )}
      >
        <Cropper
          image={photo.address}
          aspect={aspects[shape]}
          cropShape={shape === 'face' ? 'round' : 'rect'}
          objectFit="cover"
          crop={crop}
          zoom={zoom}
          maxZoom={4}
          showGrid={false}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          setMediaSize={setMedia}
          setCropSize={setFrame}
          onCropComplete={(_, pixels) => setArea(pixels)}
          mediaProps={{ alt: 'Your photo', onError: () => setUnreadable(true) }}
        />
      </div>
      <div className="flex justify-center gap-2">
        {moves.map(([icon, label, right, down]) => (
          <IconButton key={label} icon={icon} label={label} onClick={() => move(right, down)} />
        ))}
      </div>
      <label className="grid gap-1.5">
        <span className="label">Zoom</span>
        <input
          type="range"
          min={1}
          max={4}
          step={0.05}
          value={zoom}
          className="h-11 w-full accent-(--primary)"
          onChange={({ target }) => setZoom(target.valueAsNumber)}
        />
      </label>
      <div aria-live="polite">
        <FieldError>{unreadable && 'This photo cannot be read. Try another one.'}</FieldError>
      </div>
      <Actions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" disabled={!area || unreadable} onClick={() => void use()}>
          Use photo
        </Button>
      </Actions>
    </Dialog>
  );
}
