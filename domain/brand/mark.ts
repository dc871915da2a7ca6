const drawn = (ground: string, wall: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="11" fill="${ground}"/>` +
  `<path d="M10.5 31V18.5a9.5 9.5 0 0 1 19 0V31z" fill="${wall}"/>` +
  '<path d="M15.5 31V19.3a7 7 0 0 1 14-.8V31z" fill="#8FD3D3"/><circle cx="23.3" cy="19.5" r="3.3" fill="#F2A93B"/>' +
  '<path d="M15.5 26.3c2.3-1.5 4.6-1.5 7 0s4.7 1.5 7 0V31h-14z" fill="#0A7480"/></svg>';

export const mark = drawn('#0A5A66', '#fff');

/** For the surfaces of the brand. */
export const markInverse = drawn('#fff', '#0A5A66');
