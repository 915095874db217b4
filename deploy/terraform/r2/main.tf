# An origin in Cloudflare R2 at a domain of its own: docs/releasing.md of Furrow's repository says what each part is for.

terraform {
  required_version = ">= 1.6"
  required_providers {
    cloudflare = {
      source  = "cloudflare/cloudflare"
      version = "~> 5.0"
    }
  }
}

variable "account_id" {
  description = "The account that has the bucket"
  type        = string
}

variable "zone_id" {
  description = "The zone of the domain"
  type        = string
}

variable "bucket" {
  description = "The name of the bucket"
  type        = string
}

variable "domain" {
  description = "The host name of the site"
  type        = string
}

variable "headers_file" {
  description = "A copy of .furrow/headers.json; apply again when a purge says headersChanged"
  type        = string
}

locals {
  headers = merge(jsondecode(file(var.headers_file)), { "Strict-Transport-Security" = "max-age=63072000" })
  # The files of releases never change, and pages of other origins may load them.
  of_releases = {
    "Access-Control-Allow-Origin"  = "*"
    "Cross-Origin-Resource-Policy" = "cross-origin"
  }
  site    = "http.host eq \"${var.domain}\""
  release = "${local.site} and http.request.uri.path matches \"^/[a-z][a-z0-9-]*/[0-9]+[.][0-9]+[.][0-9]+\""
  # Neither private files nor compressed copies have an address.
  private = "${local.site} and (http.request.uri.path matches \"^/(?:[.]furrow|_deltas|_views)/\" or http.request.uri.path matches \"[.](?:br|gz|map)$\")"
}

resource "cloudflare_r2_bucket" "site" {
  account_id = var.account_id
  name       = var.bucket
}

resource "cloudflare_r2_custom_domain" "site" {
  account_id  = var.account_id
  bucket_name = cloudflare_r2_bucket.site.name
  zone_id     = var.zone_id
  domain      = var.domain
  enabled     = true
  min_tls     = "1.2"
}

# No key replaces or removes an event of the journal. Prune leaves events of interrupted commands there.
resource "cloudflare_r2_bucket_lock" "journal" {
  account_id  = var.account_id
  bucket_name = cloudflare_r2_bucket.site.name
  rules = [{
    id      = "journal"
    enabled = true
    prefix  = ".furrow/journal/"
    condition = {
      type = "Indefinite"
    }
  }]
}

resource "cloudflare_ruleset" "private" {
  zone_id = var.zone_id
  name    = "${var.bucket}: files without an address"
  kind    = "zone"
  phase   = "http_request_firewall_custom"
  rules = [{
    ref        = "private"
    expression = local.private
    action     = "block"
  }]
}

resource "cloudflare_ruleset" "documents" {
  zone_id = var.zone_id
  name    = "${var.bucket}: documents of folders"
  kind    = "zone"
  phase   = "http_request_transform"
  rules = [{
    ref        = "index"
    expression = "${local.site} and (http.request.uri.path eq \"/\" or http.request.uri.path matches \"^/_v/[^/]+/$\")"
    action     = "rewrite"
    action_parameters = {
      uri = {
        path = {
          expression = "concat(http.request.uri.path, \"index.html\")"
        }
      }
    }
  }]
}

resource "cloudflare_ruleset" "headers" {
  zone_id = var.zone_id
  name    = "${var.bucket}: headers"
  kind    = "zone"
  phase   = "http_response_headers_transform"
  rules = [for ref, rule in { site = { where = local.site, headers = local.headers }, releases = { where = local.release, headers = local.of_releases } } : {
    ref        = ref
    expression = rule.where
    action     = "rewrite"
    action_parameters = {
      headers = { for name, value in rule.headers : name => { operation = "set", value = value } }
    }
  }]
}
