import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { VisitTitle } from './visit-title.tsx';

test('the dot of a title stays behind the names, and the words are those of the title', () => {
  const { container, rerender } = render(<VisitTitle title="Poppy and Pip · Full groom" />);
  expect([...container.children].map(({ textContent }) => textContent)).toEqual([
    'Poppy and Pip ·',
    'Full groom',
  ]);
  expect(container.textContent).toBe('Poppy and Pip · Full groom');
  rerender(<VisitTitle title="Teddy face, tail long" />);
  expect(container.textContent).toBe('Teddy face, tail long');
});
