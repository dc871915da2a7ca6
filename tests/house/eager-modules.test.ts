import { expect, test } from 'vitest';
import { withEagerModules } from '../../scripts/vite/eager-modules';

test('a module that is run stands in parentheses, however it is written', () => {
  const made = 'let b;var a=once(e=>{e.x=1}),d=(b=once((e,t)=>{t.exports=a()}),2);console.log(b(),d)';
  expect(withEagerModules(made)).toBe(
    'let b;var a=once((e=>{e.x=1})),d=(b=once(((e,t)=>{t.exports=a()})),2);console.log(b(),d)',
  );
});

test('what is called later, or is no module, stays as it is', () => {
  const others =
    'var a=lazy(e=>{e()}),b=once(e=>e.x),c=once(()=>{}),d=React.memo(e=>{}),f=pair(e=>{},1);b(),c(),d(),f()';
  expect(withEagerModules(others)).toBe(others);
});
