/** Largest side of a stored photo, in px. */
const longestSide = 2048;

type Area = { x: number; y: number; width: number; height: number };

/** The part of a picture inside `area` (in its own pixels, upright), as JPEG. @throws Error for what is no picture */
export async function cropImage(file: Blob, area: Area): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSide / Math.max(area.width, area.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('This browser cannot draw.');
  paper.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (cropped) => (cropped ? resolve(cropped) : reject(new Error('The photo could not be cropped.'))),
      'image/jpeg',
      0.92,
    );
  });
}
