// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyPet } from './pet-values.ts';
import type { PetValues } from './pet-values.ts';
import { PhotoField } from './photo-field.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: () => undefined }),
  );
});
afterEach(() => vi.unstubAllGlobals());

function Form() {
  const form = useForm<PetValues>({ defaultValues: emptyPet });
  return (
    <FormProvider {...form}>
      <PhotoField pet={undefined} />
    </FormProvider>
  );
}

const choose = (file: File) => {
  render(<Form />);
  fireEvent.change(screen.getByLabelText('Add photo', { selector: 'input' }), {
    target: { files: [file] },
  });
};
const jpeg = new File(['never a picture'], 'bella.jpg', { type: 'image/jpeg' });

test('a file that is not an image is refused at the field, and no dialog opens', async () => {
  vi.stubGlobal('createImageBitmap', () =>
    Promise.reject(new DOMException('The source could not be decoded')),
  );
  choose(jpeg);
  expect(await screen.findByText(/^This is not a photo we can read/)).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an image is cropped first', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: () => undefined }));
  choose(jpeg);
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Crop the photo' })).toBeDefined());
  expect(screen.queryByText(/^This is not a photo/)).toBeNull();
});

test('an iPhone photo gets an answer that says what to do, also if its type is not known', async () => {
  choose(new File(['ftypheic'], 'IMG_0042.HEIC', { type: '' }));
  expect(await screen.findByText(/HEIC.*Add it on the iPhone itself/)).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});
