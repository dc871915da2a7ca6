import * as v from 'valibot';

/** What a browser's Blob and the server's have in common; machines and contract know no DOM. */
export interface FileContent {
  readonly type: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}
export interface FilePart extends FileContent {
  readonly name: string;
}

const hasContent = (value: unknown) => typeof value === 'object' && value !== null && 'arrayBuffer' in value;

/** A file as answer. */
export const fileContent = v.custom<FileContent>(hasContent);

/** The requirement of each document type bounds the count more tightly (at most 5 a type, 4 types). */
export const images = v.pipe(v.array(v.custom<FilePart>((value) => hasContent(value))), v.maxLength(20));
