import { expect, test } from 'vitest';
import { savedPhoto } from './saved-photo';

const jpeg = '/9j/4AAQ';
const png = 'iVBORw0KGgoAAAAN';
const url = { jpeg: `data:image/jpeg;base64,${jpeg}`, png: `data:image/png;base64,${png}` };

test("the service's photo is the sent one, the previous one, or another one", () => {
  expect(savedPhoto(jpeg, url.jpeg, url.png)).toEqual({ hay: true, es: 'enviada' });
  expect(savedPhoto(`data:image/jpeg;base64,${jpeg}`, url.jpeg, '')).toEqual({ hay: true, es: 'enviada' });
  expect(savedPhoto(png, url.jpeg, url.png)).toEqual({ hay: true, es: 'anterior' });
  expect(savedPhoto(png, url.jpeg, '')).toEqual({ hay: true, es: 'otra' });
  expect(savedPhoto(png, url.jpeg, null)).toEqual({ hay: true, es: 'otra' });
});

test('without a photo nothing was saved', () => {
  expect(savedPhoto('', url.jpeg, url.png)).toEqual({ hay: false, es: 'anterior' });
  expect(savedPhoto(' ', '', null)).toEqual({ hay: false, es: 'anterior' });
});
