interface Place {
  flow: string;
  /** Empty: where the flow begins. */
  state: string;
}

const proposing = 'proponer';

const read = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const partsOf = (hash: string): string[] => hash.replace(/^#/, '').split('/');

/** `#flow/state`. */
export const placeIn = (hash: string): Place => {
  const [flow = '', ...rest] = partsOf(hash);
  return { flow: read(flow), state: read(rest.join('/')) };
};

export const hashOf = ({ flow, state }: Place): string =>
  `#${[flow, state]
    .filter((part) => part !== '')
    .map(encodeURIComponent)
    .join('/')}`;

/** `#proponer/flow`: the flow for which a change is proposed; null: another page. */
export const proposalIn = (hash: string): string | null => {
  const [page, flow = ''] = partsOf(hash);
  return page === proposing && flow !== '' ? read(flow) : null;
};

export const proposalHash = (flow: string): string => `#${proposing}/${encodeURIComponent(flow)}`;

/** Several charts at once, of a file that is opened there. */
export const togetherHash = '#juntos';
