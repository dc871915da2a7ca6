interface Place {
  flow: string;
  /** Empty: where the flow begins. */
  state: string;
}

const read = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** `#flow/state`. */
export const placeIn = (hash: string): Place => {
  const [flow = '', ...rest] = hash.replace(/^#/, '').split('/');
  return { flow: read(flow), state: read(rest.join('/')) };
};

export const hashOf = ({ flow, state }: Place): string =>
  `#${[flow, state]
    .filter((part) => part !== '')
    .map(encodeURIComponent)
    .join('/')}`;
