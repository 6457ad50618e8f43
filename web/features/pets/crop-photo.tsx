import { useState } from 'react';
import Cropper from 'react-easy-crop';
import type { Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/overlays/dialog.tsx';
import { FieldError } from '#web/ui/forms/field.tsx';
import { cropImage } from './crop-image.ts';

/** A chosen photo with an object URL for this page. */
export type ChosenPhoto = { file: File; address: string };
type CropPhotoProps = { photo: ChosenPhoto; onCropped: (photo: Blob) => void; onClose: () => void };

/** Aspect ratio of a pet's photo on cards. */
const shape = 5 / 3;

/** Dialog to crop a photo: drag, pinch or arrow keys move it, and a slider zooms. */
export default function CropPhoto({ photo, onCropped, onClose }: CropPhotoProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [unreadable, setUnreadable] = useState(false);

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
      description="Drag it into place. Arrow keys work too."
    >
      <div className="relative aspect-5/3 overflow-hidden rounded-m bg-sunk">
        <Cropper
          image={photo.address}
          aspect={shape}
          objectFit="cover"
          crop={crop}
          zoom={zoom}
          maxZoom={4}
          showGrid={false}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          mediaProps={{ alt: 'Your photo', onError: () => setUnreadable(true) }}
        />
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
          Use Photo
        </Button>
      </Actions>
    </Dialog>
  );
}
