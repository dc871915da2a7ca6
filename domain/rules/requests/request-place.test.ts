import { defaultParseSearch } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { requestPlace } from './request-place';

const at = (search: string) => requestPlace(defaultParseSearch(search));

describe('the place on the page of requests', () => {
  test.each([
    ['', { shows: 'lista' }],
    ['?caso=2481907&tipo=3', { shows: 'lista' }],
    ['?nueva=titular', { shows: 'nueva', forma: 'titular' }],
    ['?nueva=dependiente', { shows: 'nueva', forma: 'dependiente' }],
    ['?nueva=reembolso', { shows: 'nueva', forma: 'reembolso' }],
    ['?nueva=preautorizacion', { shows: 'nueva', forma: 'preautorizacion' }],
    ['?recibo=reembolso', { shows: 'recibo', forma: 'reembolso' }],
    ['?editar=2481907', { shows: 'edicion', numeroCaso: '2481907' }],
    ['?editar=%22007%22', { shows: 'edicion', numeroCaso: '007' }],
    ['?nueva=titular&documentos=2481907', { shows: 'documentos', forma: 'titular', numeroCaso: '2481907' }],
    ['?nueva=dependiente&documentos=%22007%22', { shows: 'documentos', forma: 'dependiente', numeroCaso: '007' }],
    ['?nueva=reembolso&documentos=2481907', { shows: 'nueva', forma: 'reembolso' }],
    ['?nueva=titular&documentos=a%20b', { shows: 'nueva', forma: 'titular' }],
    ['?nueva=reembolso&editar=CAS-1', { shows: 'edicion', numeroCaso: 'CAS-1' }],
  ])('reads the place from the query «%s»', (search, place) => {
    expect(at(search)).toEqual(place);
  });

  test.each([
    '?nueva=otra',
    '?recibo=otra',
    '?documentos=2481907',
    '?nueva=3',
    '?nueva={"a":1}',
    '?editar=',
    '?editar=a%20b',
    '?editar=true',
    `?editar=${'9'.repeat(41)}`,
  ])('%s is the list', (search) => {
    expect(at(search)).toEqual({ shows: 'lista' });
  });
});
