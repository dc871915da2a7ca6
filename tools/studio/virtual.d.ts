declare module 'virtual:flows' {
  export const flows: readonly import('./flow-data').FlowData[];
}
