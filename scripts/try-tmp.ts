import { readFileSync, writeFileSync, mkdirSync, rmSync } from 'node:fs';
import { discover } from '/tmp/wt-apply/engine/flows';
import { applyProposal } from '/tmp/wt-apply/scripts/charts/apply/apply-proposal';
import { parse } from '/tmp/wt-apply/scripts/charts/apply/parse';
import { drawableMutants, drawn } from '/tmp/wt-apply/tests/charts/drawable-mutants';
const flows = await discover();
const t0=Date.now(); let n=0, ok=0, back=0; let same=0; const why=new Map<string,number>();
rmSync('/tmp/fmt',{recursive:true,force:true}); mkdirSync('/tmp/fmt/out',{recursive:true});
for (const flow of flows.filter((f)=>!process.argv[2]||process.argv[2].split(',').includes(f.name))) {
  const text = readFileSync(flow.machineFile,'utf8'); const source={file:flow.machineFile,text};
  const here = drawn(flow.machine.config);
  for (const {id, proposal} of drawableMutants(flow)) {
    n++;
    const r = applyProposal(parse, source, proposal, 'p');
    if ('refusal' in r) { const k=r.refusal; why.set(k,(why.get(k)??0)+1); if((why.size)<8) console.log(flow.name,id,r.refusal); continue; }
    ok++;
    if (n%10===0) writeFileSync(`/tmp/fmt/out/m${n}.ts`, r.text);
    const b = applyProposal(parse, {file:source.file,text:r.text}, here, 'b');
    if ('refusal' in b) { console.log('BACK', flow.name,id,b.refusal); continue; }
    back++; if (b.text===text) same++;
  }
}
console.log({n,ok,back,same,ms:Date.now()-t0});
