/** Largest side of a stored photo, in px. */
const longestSide = 2048;
/** Largest side of a logo, in px. */
const longestLogo = 1024;

type Area = { x: number; y: number; width: number; height: number };

/** The part of a picture inside `area` (in its own pixels, upright), as JPEG. @throws Error for what is no picture */
export async function cropImage(file: Blob, area: Area): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSide / Math.max(area.width, area.height));
  return drawn(area.width * scale, area.height * scale, (paper) => {
    paper.drawImage(
      picture,
      area.x,
      area.y,
      area.width,
      area.height,
      0,
      0,
      paper.canvas.width,
      paper.canvas.height,
    );
    picture.close();
  });
}

/** A picture of any shape on a white square, so that nothing of a logo is cut off. @throws Error for what is no picture */
export async function squareOnWhite(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const longer = Math.max(picture.width, picture.height);
  const side = Math.min(longestLogo, longer);
  const scale = side / longer;
  const [width, height] = [picture.width * scale, picture.height * scale];
  return drawn(side, side, (paper) => {
    paper.fillStyle = 'white';
    paper.fillRect(0, 0, side, side);
    paper.drawImage(picture, (side - width) / 2, (side - height) / 2, width, height);
    picture.close();
  });
}

function drawn(
  width: number,
  height: number,
  draw: (paper: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('This browser cannot draw.');
  draw(paper);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (picture) => (picture ? resolve(picture) : reject(new Error('The photo could not be drawn.'))),
      'image/jpeg',
      0.92,
    );
  });
}
