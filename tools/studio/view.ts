export interface Size {
  width: number;
  height: number;
}

/** The visible part of a picture: its corner in units of the picture, and the pixels of a unit. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

interface Box extends Size {
  x: number;
  y: number;
}

const [most, least] = [4, 0.05];
/** Small words are read well at this size; a picture that fits is not drawn larger. */
const legible = 1;
const edge = 12;

const within = (scale: number): number => Math.min(most, Math.max(least, scale));

/** The view of the whole picture, centred. */
export const fitted = (picture: Size, room: Size): View => {
  const share = Math.min((room.width - 2 * edge) / picture.width, (room.height - 2 * edge) / picture.height);
  const scale = within(Math.min(share, legible));
  return {
    scale,
    x: (picture.width - room.width / scale) / 2,
    y: (picture.height - room.height / scale) / 2,
  };
};

/** Nearer or farther; what is under the point stays there. */
export const zoomed = ({ x, y, scale }: View, by: number, point: { x: number; y: number }): View => {
  const next = within(scale * by);
  return { scale: next, x: x + point.x / scale - point.x / next, y: y + point.y / scale - point.y / next };
};

/** By so many pixels of the screen. */
export const moved = ({ x, y, scale }: View, right: number, down: number): View => ({
  scale,
  x: x - right / scale,
  y: y - down / scale,
});

/** The view with the box in the centre, near enough to read its label. */
export const centredOn = (box: Box, room: Size, { scale: before }: View): View => {
  const whole = Math.min((room.width - 2 * edge) / box.width, (room.height - 2 * edge) / box.height);
  const scale = within(Math.min(Math.max(before, legible), Math.max(whole, before)));
  return {
    scale,
    x: box.x + box.width / 2 - room.width / scale / 2,
    y: box.y + box.height / 2 - room.height / scale / 2,
  };
};

/** The same view if the box is visible; otherwise moved to show the box. */
export const revealing = (view: View, box: Box, room: Size): View => {
  const [right, bottom] = [view.x + room.width / view.scale, view.y + room.height / view.scale];
  const seen = box.x < right && box.x + box.width > view.x && box.y < bottom && box.y + box.height > view.y;
  return seen ? view : centredOn(box, room, view);
};
