import { icon } from './icon';

export const DocumentIcon = icon(
  'M6 3.5h8.5L19 8v12a.5.5 0 0 1-.5.5h-13a.5.5 0 0 1-.5-.5V4.5a1 1 0 0 1 1-1zM14 3.5V8h5M8.5 12.5h7M8.5 16h4.5',
);
